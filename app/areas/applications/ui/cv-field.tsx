import { useState } from "react";
import { formatNumber } from "../../../platform/format.ts";
import { Button } from "../../../ui/button.tsx";
import { FileField } from "../../../ui/file-field.tsx";
import { UploadProgress } from "../../../ui/progress.tsx";
import { useAllWords } from "../../../words/context.tsx";
import { wordAt } from "../../../words/translation.ts";
import { removeFile } from "../apply-answer.ts";
import { cvInputAccept } from "../cv-file.ts";
import { nameParts } from "./file-name.tsx";
import type { CvState } from "./use-cv.ts";

/** The CV: a file to choose, one that is going up, or one that the server keeps already. */
export function CvField({ cv, error }: { cv: CvState; error: string | null }) {
  const words = useAllWords();
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
  const { apply } = useAllWords().applications;
  const { file, progress } = upload;
  const share = progress.of > 0 ? progress.sent / progress.of : 0;
  return (
    <UploadProgress
      {...nameParts(file.name)}
      percent={Math.round(share * 100)}
      said={saidOf(share, file.size, apply)}
      onRemove={onRemove}
    />
  );
}

type Said = Record<"uploadedMb" | "uploadedKb", (p: { sent: string; of: string }) => string>;

/** In megabytes to a tenth, and a small file in kilobytes. */
function saidOf(share: number, bytes: number, words: Said): string {
  const small = bytes < 1024 * 1024;
  const written = (size: number) =>
    formatNumber(small ? Math.ceil(size / 1024) : Math.round((size / 1024 / 1024) * 10) / 10);
  const parts = { sent: written(share * bytes), of: written(bytes) };
  return small ? words.uploadedKb(parts) : words.uploadedMb(parts);
}
