/** A chosen file in base64, as operations take it. Throws where the browser cannot read it. */
export const asBase64 = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve((reader.result as string).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(new Error('This file cannot be read. Choose it again.'));
    reader.readAsDataURL(file);
  });
