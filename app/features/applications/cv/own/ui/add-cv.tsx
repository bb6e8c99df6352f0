import { useRef, useState } from "react";
import { Form } from "react-router";
import { useSending } from "#app/features/accounts/ui/use-sending.ts";
import { cvInputAccept, cvRefusalByName } from "#app/features/applications/cv/cv-file.ts";
import { PhotoPages } from "#app/features/applications/cv/photo/ui/photo-pages.tsx";
import { type PhotoProblem, usePhotos } from "#app/features/applications/cv/photo/ui/use-photos.ts";
import { nameParts } from "#app/features/applications/ui/file-name.tsx";
import { fileSize } from "#app/features/applications/ui/file-size.ts";
import { maxCvLabelLength } from "#app/limits.ts";
import { messageAt } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { FileField } from "#app/ui/form/file-field.tsx";
import { UploadProgress } from "#app/ui/form/progress.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { Notice } from "#app/ui/notice.tsx";

type AddCvProps = {
  /** How many more there may be. */
  left: number;
  /** The name entered for a refused file. */
  label: string | undefined;
};

/** A file to be saved in the account, as long as there is room. */
export function AddCv({ left, label }: AddCvProps) {
  const messages = useAllMessages();
  const { cvs } = messages;
  const { apply } = messages.applications;
  const sending = useSending(paths.ownCvs());
  const { input, photos, chosen, error, onChange, onRemovePhoto, onRemove } = useChosenFile();
  if (left <= 0) return <Notice>{cvs.isFull}</Notice>;
  return (
    <>
      <section className="card pad stack" aria-labelledby="add-cv">
        <div className="row spread gap-y-0">
          <h2 id="add-cv" className="text-xl">
            {cvs.add}
          </h2>
          <p className="hint">{cvs.left(left)}</p>
        </div>
        <Form
          method="post"
          action={paths.ownCvs()}
          encType="multipart/form-data"
          className="form"
          data-js=""
          onSubmit={(event) => {
            if (error || photos.preparing) event.preventDefault();
          }}
        >
          <FileField
            label={apply.cvChoose}
            hideLabel
            name="cv"
            required
            button={
              photos.pages.length > 0 ? apply.photoAdd : chosen ? apply.cvOther : apply.cvChoose
            }
            hint={cvs.addHint}
            error={error && messageAt(messages, error)}
            accept={cvInputAccept}
            multiple
            ref={input}
            onChange={onChange}
          >
            <PhotoPages photos={photos} onRemove={onRemovePhoto} />
            {chosen && (
              <UploadProgress
                {...nameParts(chosen.name)}
                text={fileSize(chosen.size, apply)}
                onRemove={onRemove}
              />
            )}
          </FileField>
          <div className={chosen || label ? undefined : "lacks-scripting"}>
            <TextField
              name="label"
              label={cvs.label}
              hint={cvs.labelHint}
              placeholder={cvs.labelSample}
              defaultValue={label}
              maxLength={maxCvLabelLength}
              optional
            />
          </div>
          <p>
            <Button variant="primary" busy={sending && cvs.saving}>
              {cvs.addAct}
            </Button>
          </p>
        </Form>
      </section>
      <section className="card pad grid gap-3 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
        <p>{cvs.make.openMore}</p>
        <p>
          <ButtonLink to={paths.profileCv()} icon="file">
            {cvs.make.open}
          </ButtonLink>
        </p>
      </section>
    </>
  );
}

/** The file of the field, which photos become too, and its problem known before upload. */
function useChosenFile() {
  const input = useRef<HTMLInputElement>(null);
  const photos = usePhotos();
  const [chosen, setChosen] = useState<File | null>(null);
  const [problem, setProblem] = useState<PhotoProblem>();

  /** Photos are sent as the PDF that they became, or as they are by a browser that cannot put it there. */
  function show(problem: PhotoProblem | undefined) {
    const pdf = photos.file();
    if (input.current && (pdf || problem) && typeof DataTransfer !== "undefined") {
      const hand = new DataTransfer();
      if (pdf) hand.items.add(pdf);
      input.current.files = hand.files;
    }
    setChosen(pdf ?? input.current?.files?.[0] ?? null);
    setProblem(problem);
  }

  return {
    input,
    photos,
    chosen,
    error: problem ?? (chosen ? cvRefusalByName(chosen.name, chosen.size) : undefined),
    async onChange() {
      const files = Array.from(input.current?.files ?? []);
      // A picker that was closed without a choice empties the field.
      show(files.length === 0 && photos.file() ? undefined : await photos.choose(files));
    },
    async onRemovePhoto(id: string) {
      await photos.remove(id);
      if (!photos.file() && input.current) input.current.value = "";
      show(undefined);
      input.current?.focus();
    },
    onRemove() {
      if (input.current) input.current.value = "";
      photos.clear();
      show(undefined);
      input.current?.focus();
    },
  };
}
