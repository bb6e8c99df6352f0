import { data } from "react-router";
import type { z } from "zod";
import { deskPaths } from "#app/desk-paths.ts";
import { isLeadingModerator, isModerator, type Person } from "#app/features/accounts/actor.ts";
import { refusalInit } from "#app/features/accounts/sign-in/refusal-init.server.ts";
import { channelForm, channelSettingsForm } from "#app/features/channels/channel-form.ts";
import {
  addChannel,
  changeChannel,
  pauseChannel,
  removeChannel,
  restoreChannel,
  resumeChannel,
  retryPost,
  testChannel,
} from "#app/features/channels/channels.server.ts";
import { listChannels, listPosts } from "#app/features/channels/list-channels.server.ts";
import { ChannelForm } from "#app/features/channels/ui/channel-form.tsx";
import { ChannelList } from "#app/features/channels/ui/channel-list.tsx";
import { PostList } from "#app/features/channels/ui/post-list.tsx";
import { operatorAt } from "#app/features/jobs/feeds-in/sources/operator-at.server.ts";
import { moderatorAt } from "#app/features/moderation/case-page.server.ts";
import { DeskNav } from "#app/features/moderation/ui/desk-nav.tsx";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { checkForm, type FormRefusal, type FormValues } from "#app/http/form.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import { findBot } from "#app/platform/telegram/keep-receiving.server.ts";
import { Notice } from "#app/ui/notice.tsx";
import { Ltr } from "#app/ui/text.tsx";
import type { Route } from "./+types/channels.ts";

export { deskSheet as links } from "#app/styles/sheets.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const person = operatorAt(context, request);
  const [channels, posts, bot] = await Promise.all([
    listChannels(person),
    listPosts(person),
    findBot(),
  ]);
  const id = new URL(request.url).searchParams.get("channel");
  return {
    channels,
    posts,
    hasToken: settings().telegram !== undefined,
    bot: bot?.username ?? null,
    isAtDesk: isModerator(person),
    mayChange: isLeadingModerator(person),
    edited: channels.find((channel) => !channel.isRemoved && channel.id === id) ?? null,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const person = moderatorAt(context, request);
  const { intent = "", channel = "", ...values } = await readForm(request);
  const act = acts[intent];
  if (act) {
    const done = await act(person, channel, values);
    const isBad = isRefused(done);
    const key = isBad ? done.refused : (`channels.done.${intent}` as "channels.done.pause");
    return redirectWithFlash(deskPaths.telegramChannels(), isBad ? "err" : "ok", key);
  }
  const answer = channel
    ? await write(channelSettingsForm, values, (checked) => changeChannel(person, channel, checked))
    : await write(channelForm, values, (checked) => addChannel(person, checked));
  if (answer) return answer;
  const key = channel ? "channels.done.change" : "channels.done.add";
  return redirectWithFlash(deskPaths.telegramChannels(), "ok", key);
}

/** Checks a form and saves it; the page's answer where one of the two fails. */
async function write<Form extends z.ZodObject>(
  form: Form,
  values: FormValues,
  save: (checked: z.output<Form>) => ReturnType<typeof addChannel>,
) {
  const checked = checkForm(form, values);
  if (checked.errors) return data<FormRefusal>({ values, errors: checked.errors }, 400);
  const saved = await save(checked.values);
  return isRefused(saved) ? data<FormRefusal>({ values, ...saved }, refusalInit(saved)) : undefined;
}

type Act = (person: Person, id: string, values: FormValues) => ReturnType<typeof pauseChannel>;

const acts: Record<string, Act | undefined> = {
  pause: (person, id) => pauseChannel(person, id, false),
  hour: (person, id) => pauseChannel(person, id, true),
  resume: resumeChannel,
  remove: removeChannel,
  restore: restoreChannel,
  test: testChannel,
  retry: (person, id, { job = "" }) => retryPost(person, id, job),
};

export default function Channels({ loaderData, actionData }: Route.ComponentProps) {
  const { channels: words, moderation, ui } = useAllMessages();
  const { channels, posts, hasToken, bot, isAtDesk, mayChange, edited } = loaderData;
  const inUse = channels.filter(({ isRemoved }) => !isRemoved);
  return (
    <div className="wrap narrow page stack gap-5">
      <title>{`${words.title} | ${ui.frame.site}`}</title>
      <meta name="robots" content="noindex" />
      <div>
        {isAtDesk && <DeskNav here="operations" />}
        <p>
          <a href={paths.operations()}>{moderation.desk.operations}</a>
        </p>
        <h1>{words.title}</h1>
        {inUse.length > 0 && (
          <p>
            {words.channelCount(inUse.length)}
            {" · "}
            {words.postsToday(channels.reduce((sum, { today }) => sum + today, 0))}
          </p>
        )}
        <p className="muted">{words.lead}</p>
        {bot && (
          <p className="small muted">
            {words.bot} <Ltr>@{bot}</Ltr>
          </p>
        )}
      </div>
      {!hasToken && (
        <Notice kind="warn">
          {words.noToken} <code>TELEGRAM_BOT_TOKEN</code>
        </Notice>
      )}
      {hasToken && !bot && <Notice kind="warn">{words.noBot}</Notice>}
      {mayChange ? (
        <ChannelForm edited={edited} answer={actionData} isFirst={channels.length === 0} />
      ) : (
        <p className="small muted">{words.readOnly}</p>
      )}
      <ChannelList channels={channels} mayChange={mayChange} />
      <p className="small muted">{words.night}</p>
      <PostList posts={posts} isAtDesk={isAtDesk} mayChange={mayChange} />
    </div>
  );
}
