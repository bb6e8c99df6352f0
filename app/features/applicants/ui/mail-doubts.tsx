import type { MailDoubts as Doubts } from "#app/features/applications/lifecycle/reach.ts";
import { WhatsAppLink } from "#app/features/applications/ui/whatsapp-link.tsx";
import { formatNumber } from "#app/i18n/format.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { PhoneLink } from "#app/ui/contact.tsx";
import { Notice } from "#app/ui/notice.tsx";

/** Before an answer is sent: who may not get its email, with the numbers at which to reach them. */
export function MailDoubts({ doubts }: { doubts: Doubts }) {
  const { unconfirmed, off, people, checked, job } = doubts;
  const { applicants, applications } = useAllMessages();
  const { doubts: texts } = applicants;
  if (people.length === 0 && checked === undefined) return null;
  const more = unconfirmed + off - people.length;
  return (
    <Notice kind="warn">
      {checked !== undefined && <p>{texts.checked({ count: formatNumber(checked) })}</p>}
      {unconfirmed > 0 && <p>{texts.unconfirmed(unconfirmed)}</p>}
      {off > 0 && <p>{texts.off(off)}</p>}
      {people.length > 0 && <p>{texts.reach}</p>}
      <ul>
        {people.map(({ name, phone, mobile, isLate }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name
          <li key={place} className="row gap-x-3 gap-y-0">
            <bdi>{name || applications.card.nobody}</bdi>
            {phone ? (
              <>
                <PhoneLink phone={phone} className="tap" />
                {mobile && <WhatsAppLink mobile={mobile} job={job} />}
              </>
            ) : (
              <span className="muted">{texts.noPhone}</span>
            )}
            {isLate && <span className="small">{texts.late}</span>}
          </li>
        ))}
      </ul>
      {more > 0 && <p>{applicants.confirm.more(more)}</p>}
    </Notice>
  );
}
