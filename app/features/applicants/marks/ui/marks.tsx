import { Form } from "react-router";
import type { ApplicantDetail } from "#app/features/applicants/applicant.ts";
import { answerTo, type FormAnswer } from "#app/features/applicants/form-answer.ts";
import { type Label, starCounts, type TeamRating } from "#app/features/applicants/marks/mark.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { maxLabelsOnOne } from "#app/limits.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Badge, Badges } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { Fold } from "./fold.tsx";
import { NewLabelField } from "./label-list.tsx";

/** The mean of the team's ratings and how many there are, in little room. */
export function Mean({ rating }: { rating: TeamRating }) {
  const { applicants, ui } = useAllMessages();
  const { marks } = applicants;
  const mean = formatNumber(rating.mean);
  return (
    <span className="mean small num">
      <Icon name="star" className="starred" />
      <span aria-hidden="true">{`${mean} (${formatNumber(rating.count)})`}</span>
      <span className="sr">{[marks.mean({ mean }), marks.count(rating.count)].join(ui.comma)}</span>
    </span>
  );
}

export function LabelBadges({ labels }: { labels: readonly Label[] }) {
  if (labels.length === 0) return null;
  return (
    <Badges>
      {labels.map(({ id, name }) => (
        <Badge key={id}>
          <bdi>{name}</bdi>
        </Badge>
      ))}
    </Badges>
  );
}

type Props = { applicant: ApplicantDetail; to: string; answer: FormAnswer | undefined };

/** The team's ratings of an application and its labels. */
export function Marks({ applicant, to, answer }: Props) {
  const { marks } = useAllMessages().applicants;
  const { rating, labels } = applicant;
  return (
    <>
      <Fold
        title={marks.rating}
        icon="star"
        count={rating ? formatNumber(rating.mean) : undefined}
        className="unfolded-lg"
      >
        <Ratings applicant={applicant} to={to} />
      </Fold>
      <Fold
        title={marks.labels}
        icon="flag"
        count={labels.length > 0 ? formatNumber(labels.length) : undefined}
        isOpen={answerTo("label", answer) !== undefined}
        className={labels.length > 0 ? "unfolded-lg" : undefined}
      >
        <Labels applicant={applicant} to={to} answer={answer} />
        <p className="hint no-print">{marks.hint}</p>
      </Fold>
    </>
  );
}

function Ratings({ applicant: { rating, ratings }, to }: Omit<Props, "answer">) {
  const { applicants } = useAllMessages();
  const { marks } = applicants;
  const own = ratings.find(({ isOwn }) => isOwn)?.stars ?? 0;
  return (
    <>
      <p>
        {rating ? (
          <>
            <b className="num">{marks.meanOf({ mean: formatNumber(rating.mean) })}</b>{" "}
            <span className="small muted">{marks.count(rating.count)}</span>
          </>
        ) : (
          <span className="muted">{marks.none}</span>
        )}
      </p>
      {ratings.length > 0 && (
        <ul className="small">
          {ratings.map(({ id, by, isOwn, stars }) => (
            <li key={id}>
              <bdi>
                {marks.given({
                  name: isOwn ? marks.you : by || applicants.someone,
                  stars: String(stars),
                })}
              </bdi>
            </li>
          ))}
        </ul>
      )}
      <Form method="post" action={to} preventScrollReset className="no-print">
        <input type="hidden" name="intent" value="rate" />
        <fieldset className="rate">
          <legend className="small">{marks.own}</legend>
          {starCounts.map((stars) => (
            <button
              key={stars}
              type="submit"
              name="stars"
              value={stars}
              className="icon-btn"
              aria-label={marks.stars({ n: String(stars) })}
              aria-pressed={stars === own}
            >
              <Icon name="star" className={stars <= own ? "starred" : undefined} />
            </button>
          ))}
          {own > 0 && (
            <Button name="stars" value="0" variant="text">
              {marks.unrate}
            </Button>
          )}
        </fieldset>
      </Form>
    </>
  );
}

function Labels({ applicant, to, answer }: Props) {
  const messages = useAllMessages();
  const { marks } = messages.applicants;
  const { labels, allLabels, mayAnswer } = applicant;
  const refused = answerTo("label", answer);
  if (!mayAnswer) {
    return labels.length > 0 ? (
      <LabelBadges labels={labels} />
    ) : (
      <p className="muted">{marks.noLabels}</p>
    );
  }
  const isOn = ({ id }: Label) => labels.some((each) => each.id === id);
  const others = labels.length < maxLabelsOnOne ? allLabels.filter((each) => !isOn(each)) : [];
  return (
    <>
      {labels.length > 0 && (
        <LabelForm intent="unlabel" labels={labels} to={to} say={marks.removeLabel} />
      )}
      {others.length > 0 && (
        <LabelForm intent="label" labels={others} to={to} say={marks.addLabel} />
      )}
      {labels.length < maxLabelsOnOne && (
        <Form
          method="post"
          action={to}
          preventScrollReset
          className="new-label no-print"
          key={labels.length}
        >
          <input type="hidden" name="intent" value="new-label" />
          <NewLabelField refused={refused} />
          <Button icon="plus">{marks.add}</Button>
        </Form>
      )}
      {allLabels.length > 0 && (
        <p className="small no-print">
          <a href={paths.labels()} className="tap">
            {marks.manage}
          </a>
        </p>
      )}
    </>
  );
}

type LabelFormProps = {
  intent: "label" | "unlabel";
  labels: readonly Label[];
  to: string;
  say(p: { name: string }): string;
};

/** A button for each label: off, for those that are on; on, for the others. */
function LabelForm({ intent, labels, to, say }: LabelFormProps) {
  const isOn = intent === "unlabel";
  return (
    <Form
      method="post"
      action={to}
      preventScrollReset
      className={isOn ? "row gap-2" : "row gap-2 no-print"}
    >
      <input type="hidden" name="intent" value={intent} />
      {labels.map(({ id, name }) => (
        <button
          key={id}
          type="submit"
          name="label"
          value={id}
          className={isOn ? "mark on" : "mark"}
          aria-label={say({ name })}
        >
          <bdi>{name}</bdi> <Icon name={isOn ? "close" : "plus"} />
        </button>
      ))}
    </Form>
  );
}
