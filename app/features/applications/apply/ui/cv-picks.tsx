import type { ReactNode } from "react";
import { cvPick } from "#app/features/applications/apply-response.ts";
import type { OwnCv } from "#app/features/applications/cv/own/own-cv.ts";
import { CvDetails } from "#app/features/applications/cv/own/ui/cv-details.tsx";
import { maxSavedCvs } from "#app/limits.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";

type CvPicksProps = {
  jobId: string;
  cvs: readonly OwnCv[];
  /** The id of the one that is marked at first, the radio of a file, or none. */
  marked: string;
  /** Hears that another one was marked. */
  onChange: () => void;
  /** The field of a file. */
  children: ReactNode;
};

/** The CVs in the account and "another file", as radios; who has saved none sees the file alone. */
export function CvPicks({ jobId, cvs, marked, onChange, children }: CvPicksProps) {
  const messages = useAllMessages();
  if (cvs.length === 0) {
    return (
      <>
        {children}
        <p>
          <MakeLink jobId={jobId} />
        </p>
      </>
    );
  }
  const radio = (value: string) => ({
    type: "radio",
    name: cvPick.name,
    value,
    defaultChecked: value === marked,
    onChange,
  });
  return (
    <>
      <fieldset className="field">
        <legend className="sr">{messages.applications.apply.cv}</legend>
        <div className="choices cv-picks">
          {cvs.map((cv) => (
            <label key={cv.id} className="check choice">
              <input {...radio(cv.id)} />
              <CvDetails cv={cv} />
            </label>
          ))}
          <label className="check choice">
            <input {...radio(cvPick.file)} />
            <b>{messages.cvs.another}</b>
          </label>
        </div>
      </fieldset>
      {children}
      <p className="row gap-x-5 gap-y-0">
        {cvs.length < maxSavedCvs && <MakeLink jobId={jobId} />}
        <a className="more" href={paths.ownCvs()}>
          {messages.cvs.manage}
        </a>
      </p>
    </>
  );
}

function MakeLink({ jobId }: { jobId: string }) {
  return (
    <a className="more" href={paths.profileCv({ job: jobId })}>
      {useAllMessages().cvs.make.open}
    </a>
  );
}
