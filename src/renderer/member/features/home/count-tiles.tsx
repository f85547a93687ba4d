import { Link } from 'react-router-dom'
import { homeCopy } from '../../../lib/copy/home.ts'
import { Chip } from '../../../ui/list/chip.tsx'
import { CountTile } from '../../../ui/list/count-tile.tsx'
import { useAccount } from '../../api/account.ts'
import { pairingsPath } from '../../shared/pairing-address.ts'

const copy = homeCopy.counts

/** The four counts, each linked to its list (HOME-58 to HOME-68). */
export function CountTiles() {
  const account = useAccount()
  const list = pairingsPath(account.sex)
  const listOf = (status?: string) => `${list}?${status ? `status=${status}&` : ''}profile_list=true`
  const tiles = [
    { label: copy.recommend, value: account.recommend_count, to: listOf(), fresh: 0 },
    { label: copy.matching, value: account.matching_count, to: listOf('matching'), fresh: 0 },
    { label: copy.liked, value: account.like_count, to: listOf('liked'), fresh: account.like_count_new },
    { label: copy.sentLike, value: account.send_like_count, to: listOf('send_like'), fresh: 0 },
  ]
  return (
    <section
      aria-label={copy.label}
      className="grid grid-cols-2 gap-3 sm:grid-cols-4 @3xl:grid-cols-2 @4xl:grid-cols-4"
    >
      {tiles.map(({ label, value, to, fresh }) => (
        <CountTile
          key={label}
          label={label}
          value={value}
          aside={
            fresh > 0 && (
              <Chip tone="rose" className="num">
                {copy.likedNew(fresh)}
              </Chip>
            )
          }
          render={<Link to={to} />}
        />
      ))}
    </section>
  )
}
