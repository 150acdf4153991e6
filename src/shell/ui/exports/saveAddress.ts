/**
 * Hands a picture in a data address over to the visitor.
 * @param name without the ending, which is that of its kind
 */
export function saveAddress(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.${address.startsWith('data:image/png') ? 'png' : 'jpg'}`;
  link.click();
}
