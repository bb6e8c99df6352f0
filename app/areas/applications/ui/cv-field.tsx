import { useState } from "react";
import { formatNumber } from "../../../platform/format.ts";
import { Button } from "../../../ui/button.tsx";
import { FileField } from "../../../ui/file-field.tsx";
import { UploadProgress } from "../../../ui/progress.tsx";
import { useWords } from "../../../words/context.tsx";
import { wordAt } from "../../../words/translation.ts";
import { removeFile } from "../apply-answer.ts";
import { cvInputAccept } from "../cv-file.ts";
import type { CvState } from "./use-cv.ts";

/** The CV: a file to choose, one that is going up, or one that the server keeps already. */
export function CvField({ cv, error }: { cv: CvState; error: string | null }) {
  const words = useWords();
  const { apply } = words.applications;
  // Said at once beside the field; what the server or the last attempt said is then out of date.
  const [choice, setChoice] = useState<{ problem: string | null; against: string | null }>();
  const current = choice && choice.against === error ? choice.problem : error;
  const away = cv.kept !== null || cv.upload !== null;
  return (
    <FileField
      label={apply.cvChoose}
      hideLabel
      name="resume"
      hint={apply.cvHint}
      error={current}
      accept={cvInputAccept}
      ref={cv.input}
      hidden={away}
      onChange={() => {
        const problem = cv.problem();
        setChoice({ problem: problem ? wordAt(words, problem) : null, against: error });
      }}
    >
      {cv.upload && <OnItsWay upload={cv.upload} onRemove={cv.forget} />}
      {cv.kept && !cv.upload && (
        <div className="row spread">
          <UploadProgress {...nameParts(cv.kept.name)} said={apply.cvKept} />
          <input type="hidden" name="documentId" value={cv.kept.id} />
          <Button {...removeFile} variant="text" formNoValidate>
            {words.ui.remove}
          </Button>
        </div>
      )}
    </FileField>
  );
}

type OnItsWayProps = { upload: NonNullable<CvState["upload"]>; onRemove: () => void };

function OnItsWay({ upload, onRemove }: OnItsWayProps) {
  const { apply } = useWords().applications;
  const { file, progress } = upload;
  const share = progress.of > 0 ? progress.sent / progress.of : 0;
  const said = apply.uploadedOf({
    sent: megabytes(share * file.size),
    of: megabytes(file.size),
  });
  return (
    <UploadProgress
      {...nameParts(file.name)}
      percent={Math.round(share * 100)}
      said={said}
      onRemove={onRemove}
    />
  );
}

/** The ending apart: after an Arabic name it would be read backwards. */
export function nameParts(name: string): { fileName: string; fileType?: string } {
  const [, base, ending] = /^(.+)\.([^.]{1,5})$/.exec(name) ?? [];
  return base && ending ? { fileName: base, fileType: ending.toUpperCase() } : { fileName: name };
}

function megabytes(bytes: number): string {
  return formatNumber(Math.round(bytes / 1024 / 102.4) / 10);
}
