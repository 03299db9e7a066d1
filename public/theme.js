/*
 * Runs before the first paint: applies the stored theme, then listens for the toggle. Kept tiny and outside the bundle. The
 * choice is in a cookie, which is read at once: the first look into a new browser's localStorage can hold a page up for 30 ms.
 */
(function () {
  if (window.themeIsSet) return;
  window.themeIsSet = true;
  var root = document.documentElement;
  var secure = location.protocol === 'https:';
  var cookie = secure ? '__Host-theme' : 'theme'; // over https no other host or path can set it
  var tabs;
  function apply(choice) {
    if (choice === 'light' || choice === 'dark') root.dataset.theme = choice;
    else delete root.dataset.theme;
  }
  function stored() {
    var entry = document.cookie.split('; ').find(function (one) {
      return one.indexOf(cookie + '=') === 0;
    });
    return entry && entry.slice(cookie.length + 1);
  }
  function applyStored() {
    apply(stored());
  }
  applyStored();
  function otherTabs() {
    if (tabs || !window.BroadcastChannel) return tabs;
    tabs = new BroadcastChannel('theme');
    tabs.onmessage = function (event) {
      apply(event.data); // the cookie may come later than this
    };
    return tabs;
  }
  addEventListener('pageshow', function () {
    applyStored();
    otherTabs();
  });
  document.addEventListener('click', function (event) {
    if (!(event.target instanceof Element) || !event.target.closest('[data-theme-toggle]')) return;
    var now = root.dataset.theme || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
    var next = now === 'dark' ? 'light' : 'dark';
    apply(next);
    document.cookie = cookie + '=' + next + ';path=/;max-age=31536000;samesite=lax' + (secure ? ';secure' : '');
    var others = otherTabs();
    if (others) others.postMessage(next);
  });
})();
