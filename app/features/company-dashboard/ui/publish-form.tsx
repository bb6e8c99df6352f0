import type { JobPreview } from "#app/features/company-dashboard/preview-job.server.ts";
import { publishHours, usualHour } from "#app/features/company-dashboard/publish-form.ts";
import { mayActOnJob } from "#app/features/jobs/lifecycle/job-lifecycle.ts";
import { PoundChoice } from "#app/features/jobs/posting/ui/posting-pound.tsx";
import { SameJob } from "#app/features/jobs/posting/ui/posting-preview.tsx";
import { formatTime } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ChoiceField } from "#app/ui/form/check-field.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";

/** Publishes a draft now or at a time; a scheduled one can be put back. */
export function PublishForm({ preview: shown }: { preview: JobPreview }) {
  const { job, state, publishAt, poundQuestion, sameJob } = shown;
  const { manage } = useAllMessages();
  const language = useLanguage();
  const { preview } = manage;
  const chosen = publishAt ? damascusTime(publishAt) : null;
  return (
    <Card pad stack>
      <form method="post" action={paths.previewJob(job.id)} className="stack publish">
        {sameJob && <SameJob job={sameJob} />}
        {poundQuestion && <PoundChoice question={poundQuestion} />}
        <ChoiceField
          label={preview.when}
          name="when"
          defaultValue={chosen ? "later" : "now"}
          choices={[
            { value: "now", label: preview.now },
            { value: "later", label: preview.later },
          ]}
        />
        <div className="when-later">
          <div className="level grid grid-cols-2 gap-3">
            <TextField label={preview.day} name="day" type="date" ltr defaultValue={chosen?.day} />
            <SelectField
              label={preview.time}
              name="time"
              defaultValue={chosen?.time ?? usualHour}
              options={publishHours.map((value, hour) => ({
                value,
                label: formatTime(hour, 0, language),
              }))}
            />
          </div>
        </div>
        {/* In sight on a phone from the page's beginning. */}
        <div className="publish-bar">
          <Button name="intent" value="publish" variant="primary" size="lg" wide>
            <span className="when-now">{preview.publish}</span>
            <span className="when-later">{preview.schedule}</span>
          </Button>
        </div>
        {mayActOnJob("unschedule", state, "recruiter") && (
          <Button name="intent" value="unschedule" variant="text">
            {manage.acts.unschedule}
          </Button>
        )}
      </form>
    </Card>
  );
}

/** A timestamp as the form's fields hold it; Damascus is UTC+3 all year. */
function damascusTime(timestamp: string): { day: string; time: string } {
  const local = new Date(Date.parse(timestamp) + 3 * 60 * 60 * 1000).toISOString();
  return { day: local.slice(0, 10), time: local.slice(11, 16) };
}
