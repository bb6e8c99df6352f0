import { Badge } from "#app/ui/badge.tsx";
import { Ltr } from "#app/ui/text.tsx";

/** The ending apart: after an Arabic name it would be read backwards. */
export function nameParts(name: string): { fileName: string; fileType?: string } {
  const [, base, ending] = /^(.+)\.([^.]{1,5})$/.exec(name) ?? [];
  return base && ending ? { fileName: base, fileType: ending.toUpperCase() } : { fileName: name };
}

/** A file's name, with its type as a badge. */
export function FileName({ name }: { name: string }) {
  const { fileName, fileType } = nameParts(name);
  return (
    <span className="small muted">
      <bdi>{fileName}</bdi>{" "}
      {fileType && (
        <Badge>
          <Ltr>{fileType}</Ltr>
        </Badge>
      )}
    </span>
  );
}
