import type { ReactNode } from 'react'
import { Icon } from '../../../ui/base/icon.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'

interface PaymentOutcomeProps {
  icon: 'check' | 'close'
  /** A drawn scene; without one the mark stands alone. */
  scene?: ReactNode
  /** What is said first, such as an apology, stands small above its last sentence. */
  title: string
  lead?: ReactNode
  children?: ReactNode
  /** Buttons at the foot of the screen, the first thing to do on top. */
  action: ReactNode
}

const marks = { check: 'bg-leaf text-surface', close: 'bg-alarm text-surface' }

/** How a payment ended: scene and mark, sentence, what else there is to say, and the ways on. */
export function PaymentOutcome({ icon, scene, title, lead, children, action }: PaymentOutcomeProps) {
  const sentences = title.split(/(?<=。)(?=.)/)
  const [before, last] = [sentences.slice(0, -1).join(''), sentences.at(-1)]
  return (
    <>
      <PageBody className="flex-1 justify-items-center gap-4 pt-6 lg:flex-none">
        <span className="relative">
          {scene && <span className="block size-33 overflow-hidden rounded-full">{scene}</span>}
          <span
            className={`grid size-11 place-items-center rounded-full ring-3 ring-paper ${marks[icon]} ${scene ? 'absolute -end-1 bottom-0' : 'mt-6'}`}
          >
            <Icon name={icon} size={24} />
          </span>
        </span>
        <div className="grid gap-1.5 text-center">
          <h1 className="text-xl phrase wrap-anywhere">
            {before !== '' && <span className="block font-sans text-s tracking-normal">{before}</span>}
            {last}
          </h1>
          {lead !== undefined && <p className="text-s phrase text-ink-2">{lead}</p>}
        </div>
        {children}
      </PageBody>
      {/* Where there is room, or none to spare, the buttons simply end the page. */}
      <div className="sticky bottom-0 border-t border-line bg-surface px-5 pt-3 safe-bottom-4 lg:static lg:border-0 lg:bg-transparent lg:pb-16 short:static">
        <div className="mx-auto grid w-full max-w-page gap-2.5 lg:max-w-dialog">{action}</div>
      </div>
    </>
  )
}
