/** jsdom draws no modal dialogs or popovers: open and close are enough for tests of what is inside them. */
function opens(this: HTMLDialogElement) {
  this.open = true;
}
function closes(this: HTMLDialogElement) {
  this.open = false;
}
Object.assign(HTMLDialogElement.prototype, { showModal: opens, close: closes });
Object.assign(HTMLElement.prototype, { hidePopover: () => undefined });
