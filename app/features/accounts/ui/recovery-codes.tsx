import { useAllWords } from "#app/messages/messages-context.tsx";
import { Notice } from "#app/ui/notice.tsx";

/** New recovery codes, which nobody can show again. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const words = useAllWords().twoStep.recovery;
  return (
    <section className="card pad stack mb-5" aria-labelledby="recovery">
      <h2 id="recovery" className="text-xl">
        {words.heading}
      </h2>
      <Notice kind="ok">{words.shown}</Notice>
      <ul className="grid gap-2 sm:grid-cols-2" dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
