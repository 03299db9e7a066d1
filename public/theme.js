/*
 * Runs before the first paint: applies the stored theme and currency, then listens for the theme's toggle. Kept tiny and
 * outside the bundle. Each choice is in a cookie, which is read at once: the first look into a new browser's localStorage can
 * hold a page up for 30 ms. The currency keeps its line beside each price free until its rate has come.
 */
(function () {
  if (window.themeIsSet) return;
  window.themeIsSet = true;
  var root = document.documentElement;
  var secure = location.protocol === 'https:';
  var prefix = secure ? '__Host-' : ''; // over https no other host or path can set it
  var tabs;
  function apply(choice) {
    if (choice === 'light' || choice === 'dark') root.dataset.theme = choice;
    else delete root.dataset.theme;
  }
  function stored(name) {
    var entry = document.cookie.split('; ').find(function (one) {
      return one.indexOf(prefix + name + '=') === 0;
    });
    return entry && entry.slice(prefix.length + name.length + 1);
  }
  function applyStored() {
    apply(stored('theme'));
    var currency = stored('currency');
    if (/^[A-Z]{3}$/.test(currency || '')) root.dataset.currency = currency;
    else delete root.dataset.currency;
  }
  applyStored();
  // where another tab or a sign-in chose another language, a link loads its page as a whole
  addEventListener(
    'click',
    function (event) {
      var link = event.target instanceof Element && event.target.closest('a');
      if (link && (stored('language') === 'hi') === !root.dataset.language) event.stopPropagation();
    },
    true,
  );
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
    document.cookie = prefix + 'theme=' + next + ';path=/;max-age=31536000;samesite=lax' + (secure ? ';secure' : '');
    var others = otherTabs();
    if (others) others.postMessage(next);
  });
})();
