import { HowToSection } from "#app/features/info/ui/info-how-to.tsx";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";

export { infoSheet as links } from "#app/styles/sheets.ts";

export default function HowToRegister() {
  const messages = useAllMessages();
  const { howTo } = messages.info;
  const { frame } = messages.ui;
  const { steps } = howTo;
  const first = { title: steps.register, text: steps.registerText };
  return (
    <div className="wrap page">
      <title>{`${howTo.title} | ${frame.site}`}</title>
      <meta name="description" content={howTo.description} />
      <Breadcrumbs links={[{ to: paths.home(), label: frame.home }]} here={howTo.title} />
      <h1>{howTo.title}</h1>
      <p className="muted">{howTo.lede}</p>
      <div className="grid gap-5 mt-4 lg:grid-cols-2">
        <HowToSection
          film="employee"
          title={howTo.seeker}
          steps={[
            first,
            { title: steps.type, text: steps.seekerType },
            { title: steps.basics, text: steps.seekerBasics },
            { title: steps.profile, text: steps.seekerProfile },
          ]}
          button={{ to: paths.register(), label: howTo.registerSeeker, primary: true }}
        />
        <HowToSection
          film="company"
          title={howTo.company}
          steps={[
            first,
            { title: steps.type, text: steps.companyType },
            { title: steps.basics, text: steps.companyBasics },
            { title: steps.profile, text: steps.companyProfile },
          ]}
          button={{ to: paths.register({ type: "company" }), label: howTo.registerCompany }}
        />
      </div>
      <p className="row mt-6">
        <span>{howTo.questions}</span>
        <a className="more" href={paths.login()}>
          {howTo.logIn}
        </a>
      </p>
    </div>
  );
}
