import type { ListedUser } from "#app/features/accounts/profile/profile-lists.server.ts";
import type { AdminQuery } from "#app/features/admin/admin-query.ts";
import { formatDate } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import type { Page } from "#app/platform/paging.ts";
import { MailLink, PhoneLink } from "#app/ui/contact.tsx";
import { PersonFace } from "#app/ui/hero/person-face.tsx";
import { Table } from "#app/ui/list/table.tsx";
import { TabResults } from "./tab-results.tsx";

export function AllUsers({ query, list }: { query: AdminQuery; list: Page<ListedUser> }) {
  const messages = useAllMessages().admin;
  return (
    <TabResults
      query={query}
      list={list}
      title={messages.usersTitle}
      countText={messages.userCount}
      sample={messages.usersSample}
    >
      {(users) => <UsersTable users={users} />}
    </TabResults>
  );
}

function UsersTable({ users }: { users: ListedUser[] }) {
  const messages = useAllMessages().admin;
  const columns = [
    messages.name,
    messages.email,
    messages.phone,
    messages.location,
    messages.joined,
  ];
  return (
    <div className="people">
      <Table caption={messages.users} columns={columns} compact>
        {users.map((user) => (
          <UserRow key={user.id} user={user} />
        ))}
      </Table>
    </div>
  );
}

function UserRow({ user }: { user: ListedUser }) {
  const messages = useAllMessages().admin;
  const language = useLanguage();
  const { name, email, phone, city, joinedAt } = user;
  return (
    <tr>
      <td className="lead" data-h={messages.name}>
        <span className="row flex-nowrap">
          <PersonFace name={name || (email ?? "")} />
          <b>
            <bdi>{name || messages.noName}</bdi>
          </b>
        </span>
      </td>
      <td className="wide" data-h={messages.email} title={email ?? undefined}>
        {email ? <MailLink email={email} /> : messages.empty}
      </td>
      <td data-h={messages.phone}>{phone ? <PhoneLink phone={phone} /> : messages.empty}</td>
      <td data-h={messages.location}>{city ? <bdi>{city}</bdi> : messages.empty}</td>
      <td data-h={messages.joined}>
        <time className="nowrap" dateTime={joinedAt}>
          {formatDate(joinedAt, language)}
        </time>
      </td>
    </tr>
  );
}
