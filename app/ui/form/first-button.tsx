type FirstButtonProps = { name?: string; value?: string };

/** Pressed by Enter: a form's first button, which must not be one that only fetches a list. */
export function FirstButton(props: FirstButtonProps) {
  return <button {...props} type="submit" className="sr" tabIndex={-1} aria-hidden="true" />;
}
