import { Sex } from '../../../../contract/enums/member.ts'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { useHasPanes } from '../../../lib/window-width.ts'
import { LanternScene } from '../../../ui/brand/scenes.tsx'
import { PairingList } from './pairing-list.tsx'

/** Page /recommends, the women's list (REC-01). The app passes in `banner`, which belongs to another feature. */
export function RecommendationsPage({ banner }: { banner?: React.ReactNode }) {
  return <Recommendations sex={Sex.woman} banner={banner} />
}

/** Page /recommends/male, the men's list (REC-02). */
export function RecommendationsMalePage() {
  return <Recommendations sex={Sex.man} />
}

/** The list. In panes, the list already stands at the side, so this shows the placeholder of a conversation (D-105). */
function Recommendations({ sex, banner }: { sex: Sex; banner?: React.ReactNode }) {
  if (!useHasPanes()) return <PairingList sex={sex} banner={banner} />
  return (
    <div className="grid flex-1 content-center gap-6 p-8">
      {banner}
      <div className="mx-auto grid w-full max-w-md justify-items-center gap-4 text-center">
        <div aria-hidden className="relative h-52 w-full overflow-hidden rounded-l">
          <LanternScene />
        </div>
        <h2 className="font-display text-xl tracking-mincho">{recommendationCopy.choose.title}</h2>
        <p className="text-s phrase text-ink-2">{recommendationCopy.choose.text}</p>
      </div>
    </div>
  )
}
