import { Card } from '../../../../ui/list/card.tsx'
import { Chip } from '../../../../ui/list/chip.tsx'
import { SectionHeading } from '../../../../ui/navigation/page-body.tsx'
import { likePackCopy } from './like-pack-copy.ts'

const copy = likePackCopy.balance

interface LikeBalanceProps {
  total: number
  free: number
  purchased: number
}

/** How many likes there are, of which kind, and which go first (SHOP-11, SHOP-17). */
export function LikeBalance({ total, free, purchased }: LikeBalanceProps) {
  return (
    <Card as="section" aria-labelledby="like-balance" className="grid gap-3">
      <SectionHeading id="like-balance">{copy.title}</SectionHeading>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-2">
        <span className="text-count font-semibold num">{copy.total(total)}</span>
        <span className="flex flex-wrap gap-2">
          <Chip tone="amber" icon="heart">
            <span className="num">{copy.free(free)}</span>
          </Chip>
          <Chip tone="plum" icon="heart-filled">
            <span className="num">{copy.purchased(purchased)}</span>
          </Chip>
        </span>
      </div>
      <div className="grid gap-1 text-s text-ink-2">
        <p className="phrase">{copy.freeNote}</p>
        <p className="phrase">{copy.order}</p>
      </div>
    </Card>
  )
}
