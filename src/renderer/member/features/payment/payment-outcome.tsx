import { Icon } from '../../../ui/base/icon.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'

interface PaymentOutcomeProps {
  icon: 'check' | 'close'
  /** Drawn scene. Without it, the mark is shown alone. */
  scene?: React.ReactNode
  /** Sentences. All but the last are shown small, e.g. an apology. */
  title: string
  lead?: React.ReactNode
  children?: React.ReactNode
  /** Buttons at the foot of the screen, the primary one on top. */
  action: React.ReactNode
}

const marks = { check: 'bg-leaf text-surface', close: 'bg-alarm text-surface' }

/** Result of a payment: scene and mark, sentence, details and links. */
export function PaymentOutcome({ icon, scene, title, lead, children, action }: PaymentOutcomeProps) {
  const sentences = title.split(/(?<=。)(?=.)/)
  const [before, last] = [sentences.slice(0, -1).join(''), sentences.at(-1)]
  return (
    <>
      <PageBody className="flex-1 justify-items-center gap-4 pt-6 md:max-w-140 md:flex-none">
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
      {/* Sticky on phones. In wide or very low windows, the buttons end the page. */}
      <div className="sticky bottom-0 border-t border-line bg-surface px-5 pt-3 safe-bottom-4 md:static md:border-0 md:bg-transparent md:pb-16 short:static">
        <div className="mx-auto grid w-full max-w-page gap-2.5 md:max-w-140 md:px-8">{action}</div>
      </div>
    </>
  )
}
