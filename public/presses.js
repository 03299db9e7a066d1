/*
 * Stands in every page, before its elements. A page is seen before its scripts run (docs/adr/0010): what a person presses,
 * ticks or types in between is kept, and said again in its order when the page is awake (components/feedback/awake.tsx).
 * What the browser answers without us stays the browser's: links, forms with an address, and opening a popover.
 */
(function () {
  var kept = new Map();

  function press(event) {
    var button = event.target.closest('button');
    if (!button && !event.target.closest('a')) still(event);
    if (!button) return;
    if (button.matches('[data-theme-toggle]') || (button.type === 'submit' && button.form && button.form.hasAttribute('action'))) return;
    var opens = button.hasAttribute('popovertarget');
    if (!opens) event.preventDefault();
    still(event);
    kept.set(button, opens ? hear : click);
  }
  function field(event) {
    still(event);
    var checked = event.target.checked;
    var value = event.target.value;
    kept.set(event.target, function (element) {
      if (element.type === 'checkbox' || element.type === 'radio') tick(element, checked);
      else type(element, value);
    });
  }

  function click(button) {
    button.click();
  }
  /* The popover is open already: only its page has to hear of the press. */
  function hear(button) {
    function stay(event) { event.preventDefault(); }
    addEventListener('click', stay, true);
    button.click();
    removeEventListener('click', stay, true);
  }
  /* React answers a change only where the value is not the one it has seen, and sees what is set on the element itself. */
  function tick(input, checked) {
    if (checked === input.defaultChecked) return;
    input.checked = !checked;
    input.click();
  }
  function type(input, value) {
    if (input.tagName !== 'SELECT') {
      input.value = input.defaultValue;
      if (value === input.defaultValue) return;
    }
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value').set.call(input, value);
    input.dispatchEvent(new Event(input.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
  }

  /* A part that came later may still be asleep when the page is awake. */
  function isAwake(element) {
    return Object.keys(element).some(function (key) { return key.startsWith('__reactProps$'); });
  }
  function sayAgain(tries) {
    for (var [element, say] of kept) {
      if (element.isConnected && !isAwake(element) && tries > 0) return void setTimeout(sayAgain, 50, tries - 1);
      kept.delete(element);
      if (element.isConnected) say(element);
    }
  }

  /* React would wake the whole page up at once for the least of these, and keep the person waiting for what the browser has done. */
  function still(event) {
    event.stopImmediatePropagation();
  }
  function listen(how) {
    window[how]('click', press, true);
    ['input', 'change'].forEach(function (name) { window[how](name, field, true); });
    ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'keydown', 'keyup'].forEach(function (name) { window[how](name, still, true); });
  }
  listen('addEventListener');
  addEventListener('awake', function () {
    listen('removeEventListener');
    setTimeout(sayAgain, 0, 200);
  }, { once: true });
})();
