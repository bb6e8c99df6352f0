/** Six pixels of cut stone: at a hero's foot and above the footer, nowhere else. */
export function Course() {
  return <div className="course" aria-hidden="true" />;
}
