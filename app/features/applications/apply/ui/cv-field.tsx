import { useState } from "react";
import { removeFile } from "#app/features/applications/apply-response.ts";
import { cvInputAccept } from "#app/features/applications/cv/cv-file.ts";
import { PhotoPages } from "#app/features/applications/cv/photo/ui/photo-pages.tsx";
import { nameParts } from "#app/features/applications/ui/file-name.tsx";
import { fileSize, isSmall, sizeIn } from "#app/features/applications/ui/file-size.ts";
import { maxPhotoPages } from "#app/limits.ts";
import { messageAt } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { FileField } from "#app/ui/form/file-field.tsx";
import { UploadProgress } from "#app/ui/form/progress.tsx";
import type { CvState } from "./use-cv.ts";

type CvFieldProps = {
  cv: CvState;
  error: string | null;
  /** Changes with each attempt to send, which outdates messages about the choice. */
  attempt: unknown;
  /** The name of a file that a switch of language took out of the form. */
  lost: string | null;
  /** Whether no other CV can be picked. */
  required: boolean;
  /** Hears that another file was chosen, or none any more. */
  onChoice: () => void;
};

/** The CV: a file to choose, one being uploaded, or one that the server has already. */
export function CvField({ cv, error, attempt, lost, required, onChoice }: CvFieldProps) {
  const messages = useAllMessages();
  const { apply } = messages.applications;
  // Shown at once beside the field; messages of the last attempt are then outdated.
  const [choice, setChoice] = useState<{ problem: string | null; attempt: unknown }>();
  const current = choice && choice.attempt === attempt ? choice.problem : error;
  const hasUpload = cv.uploaded !== null || cv.upload !== null;
  const again = lost !== null && !cv.chosen && !hasUpload;
  const isPhotos = cv.photos.pages.length > 0;
  const isFull = cv.photos.pages.length >= maxPhotoPages;
  const hear = () => {
    const problem = cv.chosenProblem();
    setChoice({ problem: messageAt(messages, problem), attempt });
    onChoice();
  };
  return (
    <FileField
      label={apply.cvChoose}
      hideLabel
      name="resume"
      button={
        isPhotos
          ? apply.photoAdd
          : cv.chosen
            ? apply.cvOther
            : again
              ? apply.cvAgain
              : apply.cvChoose
      }
      hint={again ? `${apply.cvLost({ name: lost })} ${apply.cvHint}` : apply.cvHint}
      error={current}
      required={required && !hasUpload}
      accept={cvInputAccept}
      multiple
      ref={cv.input}
      hidden={hasUpload || isFull}
      onChange={() => void cv.onChoice().then(hear)}
    >
      {!hasUpload && (
        <PhotoPages
          photos={cv.photos}
          onRemove={(id) => {
            void cv.removePhoto(id).then(() => {
              hear();
              cv.input.current?.focus();
            });
          }}
        />
      )}
      {cv.upload && <OnItsWay upload={cv.upload} onRemove={cv.forget} />}
      {cv.chosen && !hasUpload && (
        <UploadProgress
          {...nameParts(cv.chosen.name)}
          text={fileSize(cv.chosen.size, apply)}
          onRemove={() => {
            cv.forget();
            hear();
            cv.input.current?.focus();
          }}
        />
      )}
      {cv.uploaded && !cv.upload && (
        <div className="row spread">
          <UploadProgress {...nameParts(cv.uploaded.name)} text={apply.cvSaved} />
          <input type="hidden" name="documentId" value={cv.uploaded.id} />
          <Button {...removeFile} variant="text" formNoValidate>
            {messages.ui.remove}
          </Button>
        </div>
      )}
    </FileField>
  );
}

type OnItsWayProps = { upload: NonNullable<CvState["upload"]>; onRemove: () => void };

function OnItsWay({ upload, onRemove }: OnItsWayProps) {
  const { apply } = useAllMessages().applications;
  const { file, progress } = upload;
  const share = progress.of > 0 ? progress.sent / progress.of : 0;
  return (
    <UploadProgress
      {...nameParts(file.name)}
      percent={Math.round(share * 100)}
      text={progressText(share, file.size, apply)}
      onRemove={onRemove}
    />
  );
}

type ProgressTexts = Record<
  "uploadedMb" | "uploadedKb",
  (p: { sent: string; of: string }) => string
>;

function progressText(share: number, bytes: number, texts: ProgressTexts): string {
  const parts = { sent: sizeIn(share * bytes, bytes), of: sizeIn(bytes, bytes) };
  return isSmall(bytes) ? texts.uploadedKb(parts) : texts.uploadedMb(parts);
}
