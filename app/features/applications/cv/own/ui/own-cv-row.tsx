import type { ReactNode } from "react";
import { Form } from "react-router";
import { useSending } from "#app/features/accounts/ui/use-sending.ts";
import type { OwnCv } from "#app/features/applications/cv/own/own-cv.ts";
import { nameParts } from "#app/features/applications/ui/file-name.tsx";
import { maxCvLabelLength } from "#app/limits.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { CvDetails } from "./cv-details.tsx";

/** A CV in the account with its actions; all of it works without scripts. */
export function OwnCvRow({ cv }: { cv: OwnCv }) {
  const { cvs } = useAllMessages();
  const { id, name, fileName, language } = cv;
  return (
    <li className="card pad cv-row stack gap-2">
      <CvDetails cv={cv}>
        {language && <span className="small muted">{cvs.fromProfile[language]}</span>}
        <span className="small muted">
          {cvs.fileName} <bdi>{nameParts(fileName).fileName}</bdi>
        </span>
      </CvDetails>
      {cv.source === "upload" && (
        <p>
          <ButtonLink
            to={paths.ownCvFields(id)}
            icon="pen"
            aria-label={cvs.toProfile.openNamed({ name })}
          >
            {cvs.toProfile.open}
          </ButtonLink>
        </p>
      )}
      <div className="cv-acts">
        <ButtonLink
          to={paths.document(id)}
          icon="download"
          aria-label={cvs.downloadNamed({ name })}
        >
          {cvs.download}
        </ButtonLink>
        <Disclosure label={cvs.rename} of={cvs.renameNamed({ name })}>
          <RowForm intent="rename" id={id}>
            <TextField
              name="label"
              id={`label-${id}`}
              label={cvs.label}
              hint={cvs.labelHint}
              defaultValue={name}
              maxLength={maxCvLabelLength}
              required
            />
            <RowButton>{cvs.saveName}</RowButton>
          </RowForm>
        </Disclosure>
        <Disclosure label={cvs.remove} of={cvs.removeNamed({ name })}>
          <RowForm intent="delete" id={id}>
            <p>{cvs.removeCost}</p>
            <RowButton danger>{cvs.removeAct}</RowButton>
          </RowForm>
        </Disclosure>
      </div>
    </li>
  );
}

type DisclosureProps = { label: string; of: string; children: ReactNode };

function Disclosure({ label, of, children }: DisclosureProps) {
  return (
    <details className="disc">
      <summary aria-label={of}>
        {label} <Icon name="down" className="turn" />
      </summary>
      {children}
    </details>
  );
}

type RowFormProps = { intent: "rename" | "delete"; id: string; children: ReactNode };

function RowForm({ intent, id, children }: RowFormProps) {
  return (
    <Form method="post" action={paths.ownCvs()} className="stack gap-2 py-2">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      {children}
    </Form>
  );
}

function RowButton({ danger, children }: { danger?: boolean; children: ReactNode }) {
  const sending = useSending(paths.ownCvs());
  return (
    <p>
      <Button variant={danger ? "danger" : "quiet"} disabled={sending}>
        {children}
      </Button>
    </p>
  );
}
