import { deskPaths } from "#app/desk-paths.ts";
import type { CannedText } from "#app/features/moderation/canned/canned-text.ts";
import { decisionReasons } from "#app/features/moderation/cases/case.ts";
import { forReader } from "#app/i18n/language.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";

type Props = { texts: readonly CannedText[]; mayChange: boolean };

/** All offered texts by reason, each in both languages. */
export function CannedList({ texts, mayChange }: Props) {
  const { moderation } = useAllMessages();
  return decisionReasons.map((reason) => {
    const its = texts.filter((text) => text.reason === reason);
    if (its.length === 0) return null;
    return (
      <section key={reason} className="stack gap-2">
        <h2 className="text-lg">{moderation.reasons[reason]}</h2>
        {its.map((text) => (
          <Text key={text.id} text={text} mayChange={mayChange} />
        ))}
      </section>
    );
  });
}

function Text({ text, mayChange }: { text: CannedText; mayChange: boolean }) {
  const { texts } = useAllMessages().moderators;
  const language = useLanguage();
  const title = forReader(text.title, language);
  return (
    <details className="disc card">
      <summary>
        <span>
          <bdi>{title}</bdi> <Badge>{text.isOwn ? texts.own : texts.shipped}</Badge>
        </span>
        <Icon name="down" className="turn" />
      </summary>
      <div className="stack gap-3 py-2">
        <p lang="ar" dir="rtl" className="whitespace-pre-line">
          {text.text.ar}
        </p>
        <p lang="en" dir="ltr" className="whitespace-pre-line">
          {text.text.en}
        </p>
        {mayChange && text.isOwn && (
          <form method="post" action={deskPaths.cannedReasons()} className="row">
            <ButtonLink
              to={deskPaths.cannedReasons({ text: text.id })}
              aria-label={texts.editOf({ title })}
            >
              {texts.edit}
            </ButtonLink>
            <input type="hidden" name="text" value={text.id} />
            <Button name="intent" value="retire" aria-label={texts.retireOf({ title })}>
              {texts.retire}
            </Button>
          </form>
        )}
      </div>
    </details>
  );
}
