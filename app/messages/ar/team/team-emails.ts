import { days } from "#app/messages/ar/units.ts";
import type { teamEmails as en } from "#app/messages/en/team/team-emails.ts";
import { invitationDays } from "#app/messages/limits.ts";
import type { Translation } from "#app/messages/translation.ts";

export const teamEmails: Translation<typeof en> = {
  invitation: {
    subject: (p) => `دعوة من ${p.company} إلى فريقها على فُرَص`,
    heading: "دعوة إلى فريق",
    intro: (p) => `وصلتك دعوة من ${p.inviter} للعمل ضمن فريق ${p.company} على فُرَص، موقع الوظائف.`,
    introNobody: (p) => `وصلتك دعوة للعمل ضمن فريق ${p.company} على فُرَص، موقع الوظائف.`,
    role: {
      owner: "بدور مالك الحساب: نشر الوظائف والرد على المتقدمين وإدارة معلومات الشركة وفريقها.",
      recruiter: "بدور مسؤول توظيف: نشر الوظائف والرد على المتقدمين.",
      reader: "بدور مُطّلع: قراءة الوظائف والطلبات والسير والملاحظات.",
    },
    act: "عرض الدعوة",
    life: `يصلح الرابط لمرة واحدة ولمدة ${days(invitationDays)}، ولهذا البريد وحده.`,
    notYou: "إن كنت لا تعرف هذه الشركة فلا داعي لأي إجراء: لا يحدث شيء من دون موافقتك.",
    reason: "تصلك هذه الرسالة لأن شركة على فُرَص أدخلت هذا البريد.",
  },
  removed: {
    subject: (p) => `لم تعد ضمن فريق ${p.company}`,
    heading: "إزالة من فريق",
    intro: (p) =>
      `أزالك أحد المالكين من فريق ${p.company}. لم تعد وظائفها وطلباتها ظاهرة لك، ويبقى حسابك كما هو.`,
    act: "حسابي",
    reason: "تصلك هذه الرسالة لأن حسابك كان في هذا الفريق.",
  },
  roleChanged: {
    subject: (p) => `تغيّر دورك في ${p.company}`,
    heading: "تغيّر دورك",
    intro: (p) => `غيّر أحد المالكين دورك في فريق ${p.company}.`,
    role: {
      owner:
        "دورك الآن مالك الحساب: نشر الوظائف والرد على المتقدمين وإدارة معلومات الشركة وفريقها.",
      recruiter: "دورك الآن مسؤول توظيف: نشر الوظائف والرد على المتقدمين.",
      reader: "دورك الآن مُطّلع: قراءة الوظائف والطلبات والسير والملاحظات، من دون أي تعديل.",
    },
    act: "الفريق",
    reason: "تصلك هذه الرسالة لأن حسابك في هذا الفريق.",
  },
};
