import { Button } from "./button.tsx";

/** Prints the page, where scripts run; elsewhere the browser's own menu does. */
export function PrintButton({ children }: { children: string }) {
  return (
    <p className="print">
      <Button type="button" icon="print" onClick={() => window.print()} data-js="">
        {children}
      </Button>
    </p>
  );
}
