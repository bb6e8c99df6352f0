/** The page's policy allows pictures from data: addresses, and none from blob: ones. */
export function dataUrlOf(picture: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = reject;
    reader.readAsDataURL(picture);
  });
}
