import { deskPaths } from "#app/desk-paths.ts";
import type { ListedPost, PostState } from "#app/features/channels/channel.ts";
import { formatDateTime } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";

type Props = { posts: readonly ListedPost[]; isAtDesk: boolean; mayChange: boolean };

const tones: Partial<Record<PostState, BadgeTone>> = {
  posted: "ok",
  unknown: "urgent",
  refused: "urgent",
};

/** The last posts of all channels. */
export function PostList({ posts, isAtDesk, mayChange }: Props) {
  const { channels, jobs, ui } = useAllMessages();
  const language = useLanguage();
  const { posts: words } = channels;
  return (
    <section className="stack gap-3">
      <h2 className="text-xl">{words.title}</h2>
      {posts.length === 0 && <p className="muted">{words.none}</p>}
      {posts.length > 0 && (
        <ul className="card divide-y divide-line p-0">
          {posts.map((post) => {
            const { channelId, jobId, state, code } = post;
            const title = post.title.trim() || jobs.noTitle;
            return (
              <li
                key={channelId + jobId}
                className="flex flex-wrap items-center gap-x-3 gap-y-2 p-4"
              >
                <div className="min-w-0 grow basis-56">
                  <a
                    className="wrap-anywhere"
                    href={isAtDesk ? deskPaths.deskJob(jobId) : paths.job(jobId)}
                  >
                    <bdi>{title}</bdi>
                  </a>
                  <p className="small muted">
                    <bdi>{post.channel}</bdi>
                    {ui.comma + formatDateTime(post.at, language)}
                  </p>
                </div>
                <Badge tone={tones[state] ?? "plain"}>
                  {state === "refused"
                    ? words.states.refused({ code: String(code ?? "") })
                    : words.states[state]}
                </Badge>
                {mayChange && (state === "unknown" || state === "refused") && (
                  <form method="post" action={deskPaths.telegramChannels()}>
                    <input type="hidden" name="channel" value={channelId} />
                    <input type="hidden" name="job" value={jobId} />
                    <Button name="intent" value="retry" aria-label={words.retryOf({ title })}>
                      {words.retry}
                    </Button>
                  </form>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
