import { Link } from 'react-router-dom'
import { homeCopy } from '../../../lib/copy/home.ts'
import { formatDate } from '../../../lib/date-ja.ts'
import { SectionCard } from '../../../ui/base/card.tsx'
import { useAccount } from '../../api/account.ts'

const latestCopy = homeCopy.latest

const latestShown = 5

/** The newest five notifications of the account, linked if they have an address (HOME-56, HOME-57). */
export function LatestInformation() {
  const { notification } = useAccount()
  return (
    <SectionCard title={latestCopy.title} className="grid gap-1">
      {notification.length === 0 ? (
        <p className="py-2 text-s text-ink-2">{latestCopy.empty}</p>
      ) : (
        <ul className="divide-y divide-line">
          {notification.slice(0, latestShown).map(({ id, info, created_at, url }) => (
            <li key={id} className="grid gap-0.5 py-2.5 last:pb-0">
              <time dateTime={created_at} className="text-xs text-ink-3 num">
                {formatDate(created_at)}
              </time>
              {url ? (
                <Link
                  to={url}
                  className="hit-44 rounded-s text-plum decoration-current/50 underline-offset-4 hover:underline"
                >
                  {info}
                </Link>
              ) : (
                <p>{info}</p>
              )}
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  )
}
