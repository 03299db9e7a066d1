/*
 * Stands in every page, before its elements. On a quick line the type is asked for first, so that the first paint has it; on a
 * slow one it follows behind the page's elements, and the page stays in its stand-in: nothing moves under a reader's eyes.
 * The type is then taken on with the next view, once that is painted.
 */
(function () {
  var file = '/fonts/anek-latin.woff2';
  var line = navigator.connection;
  if (!line || !(line.saveData || line.downlink < 3)) {
    var link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'font';
    link.type = 'font/woff2';
    link.crossOrigin = 'anonymous';
    link.href = file;
    document.head.append(link);
    return;
  }
  if (!window.navigation) return;
  navigation.addEventListener('currententrychange', function moved(event) {
    if (event.navigationType !== 'push' && event.navigationType !== 'traverse') return;
    navigation.removeEventListener('currententrychange', moved);
    var face = new FontFace('Anek Latin', 'url(' + file + ')', { weight: '400 700', stretch: '75% 100%' });
    requestAnimationFrame(function () {
      setTimeout(function () {
        face.load().then(function () { document.fonts.add(face); }, function () {});
      });
    });
  });
})();
