import type { ListedUser } from "#app/features/accounts/profile/profile-lists.server.ts";
import type { AdminQuery } from "#app/features/admin/admin-query.ts";
import { formatDate } from "#app/i18n/format.ts";
import { useAllWords, useLanguage } from "#app/messages/messages-context.tsx";
import type { Page } from "#app/platform/paging.ts";
import { MailLink, PhoneLink } from "#app/ui/contact.tsx";
import { Table } from "#app/ui/list/table.tsx";
import { TabResults } from "./tab-results.tsx";

export function AllUsers({ query, list }: { query: AdminQuery; list: Page<ListedUser> }) {
  const words = useAllWords().admin;
  return (
    <TabResults
      query={query}
      list={list}
      title={words.usersTitle}
      found={words.usersFound}
      sample={words.usersSample}
    >
      {(users) => <UsersTable users={users} />}
    </TabResults>
  );
}

function UsersTable({ users }: { users: ListedUser[] }) {
  const words = useAllWords().admin;
  const columns = [words.name, words.email, words.phone, words.location, words.joined];
  return (
    <Table caption={words.users} columns={columns}>
      {users.map((user) => (
        <UserRow key={user.id} user={user} />
      ))}
    </Table>
  );
}

function UserRow({ user }: { user: ListedUser }) {
  const words = useAllWords().admin;
  const language = useLanguage();
  const { name, email, phone, city, joinedAt } = user;
  return (
    <tr>
      <td className="lead" data-h={words.name}>
        <b>
          <bdi>{name || words.noName}</bdi>
        </b>
      </td>
      <td className="wide" data-h={words.email}>
        {email ? <MailLink email={email} /> : words.empty}
      </td>
      <td data-h={words.phone}>{phone ? <PhoneLink phone={phone} /> : words.empty}</td>
      <td data-h={words.location}>{city ? <bdi>{city}</bdi> : words.empty}</td>
      <td data-h={words.joined}>
        <time dateTime={joinedAt}>{formatDate(joinedAt, language)}</time>
      </td>
    </tr>
  );
}
