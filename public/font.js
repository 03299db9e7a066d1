/*
 * Stands in every page, before its elements. On a quick line the type is asked for first, so that the first paint has it; on a
 * slow one when the page has come. Who comes too late for the first paint waits for the next view: nothing moves under a
 * reader's eyes, and no text waits unseen.
 */
(function () {
  var face = new FontFace('Anek Latin', 'url(/fonts/anek-latin.woff2)', { weight: '400 700', stretch: '75% 100%' });
  var line = navigator.connection;
  var painted = false;

  function take() {
    document.fonts.add(face);
  }
  function takeWithNextView() {
    if (!window.navigation) return;
    navigation.addEventListener('currententrychange', function moved(event) {
      if (event.navigationType !== 'push' && event.navigationType !== 'traverse') return;
      navigation.removeEventListener('currententrychange', moved);
      requestAnimationFrame(function () {
        setTimeout(take);
      });
    });
  }
  function load() {
    face.load().then(function () {
      if (painted) takeWithNextView();
      else take();
    }, function () {});
  }

  requestAnimationFrame(function frame() {
    if (document.body && document.body.firstElementChild) painted = true;
    else requestAnimationFrame(frame);
  });
  if (line && (line.saveData || line.downlink < 3)) addEventListener('load', load);
  else load();
})();
