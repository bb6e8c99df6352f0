import { useMessages } from "#app/messages/messages-context.tsx";
import { IconButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";

type UploadProgressProps = {
  /** The file's name without its ending, which would be read backwards after an Arabic name. */
  fileName: string;
  /** "PDF", "DOCX": shown as a badge. */
  fileType?: string;
  /** How far, 0 to 100; none once it is there. */
  percent?: number;
  /** The text below the name: "1.1 of 1.7 MB". */
  text?: string;
  onRemove?: () => void;
};

/** A chosen file, and how much of it has been sent. */
export function UploadProgress(props: UploadProgressProps) {
  const { fileName, fileType, percent, text, onRemove } = props;
  const messages = useMessages().ui;
  return (
    <div className="file">
      <Icon name="file" />
      <div>
        <b>
          <bdi>{fileName}</bdi>
        </b>{" "}
        {fileType && (
          <span className="badge">
            <bdi dir="ltr">{fileType}</bdi>
          </span>
        )}
        {text && (
          <p className="small muted num" aria-live="polite">
            {text}
          </p>
        )}
      </div>
      {onRemove && (
        <IconButton
          icon="close"
          label={messages.removeNamed({ name: fileName })}
          onClick={onRemove}
        />
      )}
      {percent !== undefined && <Bar label={fileName} value={percent} of={100} />}
    </div>
  );
}

type BarProps = { label: string; value: number; of: number; thin?: boolean };

/** How much of something is done. Fills from the reader's side. */
export function Bar({ label, value, of, thin }: BarProps) {
  return (
    <progress className={thin ? "bar thin" : "bar"} aria-label={label} value={value} max={of} />
  );
}

/** A bar as a share of the largest. The number is beside it, so screen readers skip the bar. */
export function Share({ value, of }: { value: number; of: number }) {
  return <progress className="share" aria-hidden="true" value={value} max={Math.max(of, 1)} />;
}
