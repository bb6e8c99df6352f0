import type { OwnChat } from "#app/features/push/chats/own-chat.server.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { CheckField } from "#app/ui/form/check-field.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";

/** The account's chat: what it gets, and how to end it. `since` is worded. */
export function ConnectedChat({ chat }: { chat: OwnChat }) {
  const { telegram: texts } = useAllMessages();
  const to = paths.ownTelegram();
  return (
    <section className="card pad stack" aria-labelledby="chat">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Icon name="telegram" />
        <div className="min-w-0 grow basis-40 wrap-anywhere">
          <h2 id="chat" className="text-lg">
            {texts.connected}
          </h2>
          <p className="small muted">
            {chat.name !== "" && (
              <>
                <bdi dir={chat.name.startsWith("@") ? "ltr" : "auto"}>{chat.name}</bdi>
                {" · "}
              </>
            )}
            {texts.since({ date: chat.since })}
          </p>
        </div>
        <Badge tone={chat.isPaused ? "plain" : "ok"}>
          {chat.isPaused ? texts.paused : texts.works}
        </Badge>
      </div>
      <form method="post" action={to} className="stack">
        <CheckField
          name="alerts"
          label={texts.alerts}
          hint={texts.alertsHint}
          defaultChecked={!chat.isPaused}
        />
        <CheckField
          name="news"
          label={texts.news}
          hint={texts.newsHint}
          defaultChecked={chat.getsNews}
        />
        <p className="flex flex-wrap items-center gap-3">
          <Button variant="primary" name="intent" value="save">
            {texts.save}
          </Button>
          <a href={paths.alerts()}>{texts.chooseAlerts}</a>
          <a href={paths.notifications()}>{texts.chooseNews}</a>
        </p>
      </form>
      <form method="post" action={to} className="flex flex-wrap items-center gap-3">
        <Button name="intent" value="test">
          {texts.test}
        </Button>
        <Button variant="danger" name="intent" value="disconnect">
          {texts.disconnect}
        </Button>
      </form>
      <p className="small muted">{texts.stopWord}</p>
    </section>
  );
}
