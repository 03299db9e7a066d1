/* Runs before the first paint: applies the stored theme, then listens for the toggle. Kept tiny and outside the bundle. */
(function () {
  if (window.themeIsSet) return;
  window.themeIsSet = true;
  var root = document.documentElement;
  var dark = matchMedia('(prefers-color-scheme: dark)');
  function apply(choice) {
    if (choice === 'light' || choice === 'dark') root.dataset.theme = choice;
    else delete root.dataset.theme;
  }
  function stored() {
    try {
      return localStorage.getItem('theme');
    } catch {
      return null;
    }
  }
  apply(stored());
  addEventListener('storage', function (event) {
    if (event.key === 'theme' || event.key === null) apply(stored());
  });
  document.addEventListener('click', function (event) {
    if (!(event.target instanceof Element) || !event.target.closest('[data-theme-toggle]')) return;
    var now = root.dataset.theme || (dark.matches ? 'dark' : 'light');
    var next = now === 'dark' ? 'light' : 'dark';
    apply(next);
    try {
      localStorage.setItem('theme', next);
    } catch {
      /* a browser that keeps nothing still switches this page */
    }
  });
})();
