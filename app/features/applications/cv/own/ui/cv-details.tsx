import type { ReactNode } from "react";
import type { OwnCv } from "#app/features/applications/cv/own/own-cv.ts";
import { fileSize } from "#app/features/applications/ui/file-size.ts";
import { formatDate } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";

/** A saved CV's label, size, last use or creation, and type. */
export function CvDetails({ cv, children }: { cv: OwnCv; children?: ReactNode }) {
  const { cvs, applications } = useAllMessages();
  const language = useLanguage();
  const { name, bytes, createdAt, lastUsedAt, kind } = cv;
  const when = lastUsedAt
    ? cvs.used({ date: formatDate(lastUsedAt, language, "short") })
    : cvs.uploaded({ date: formatDate(createdAt, language, "short") });
  return (
    <span className="cv-details">
      <span>
        <b>
          <bdi>{name}</bdi>
        </b>
        <span className="small muted">
          {fileSize(bytes, applications.apply)} · {when}
        </span>
        {children}
      </span>
      <span className="cv-kind" lang="en">
        {kind.toUpperCase()}
      </span>
    </span>
  );
}
