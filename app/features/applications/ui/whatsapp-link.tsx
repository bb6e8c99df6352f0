import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { useRootData } from "#app/ui/page/use-root-data.ts";

type Props = {
  /** E.164 digits without the plus sign. */
  mobile: string;
  /** Title of the job that the first sentence names. */
  job: string;
  /** The company that is written to; the reader's own writes to an applicant without it. */
  company?: string;
  className?: string;
};

/** Opens a chat elsewhere with a first sentence in the reader's language, without a referrer. */
export function WhatsAppLink({ mobile, job, company, className = "tap gap-1" }: Props) {
  const { applications, jobs, ui } = useAllMessages();
  const own = useRootData()?.account?.name;
  const { whatsApp, toCompany, toApplicant } = applications.contact;
  const named = { job: job || jobs.noTitle, company: (company ?? own) || jobs.noCompany };
  const text = company === undefined ? toApplicant(named) : toCompany(named);
  return (
    <a
      href={`https://wa.me/${mobile}?text=${encodeURIComponent(text)}`}
      className={className}
      target="_blank"
      rel="noopener noreferrer"
    >
      <Icon name="whatsapp" />
      {whatsApp} <span className="sr">{ui.opensNewTab}</span>
    </a>
  );
}
