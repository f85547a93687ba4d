import { Link } from 'react-router-dom'
import { controlCopy } from '../../../../lib/copy/control.ts'
import { Card } from '../../../../ui/base/card.tsx'
import { Icon } from '../../../../ui/base/icon.tsx'
import { LanternString } from '../../../../ui/brand/lantern-string.tsx'
import { Chip } from '../../../../ui/list/chip.tsx'
import type { Account } from '../../../api/account.ts'
import { paymentCopy, unpaidCopy as copy } from '../copy.ts'
import { type Step, stepsOfUnpaid } from './steps-of-unpaid.ts'

/** Lanterns and steps, the done ones lit and ticked. */
export function Steps({ account }: { account: Account }) {
  const steps = stepsOfUnpaid(account)
  const done = steps.filter((step) => step.done)
  const left = steps.filter((step) => !step.done)
  const toDo = left.filter(({ waiting }) => !waiting).length
  return (
    <section aria-labelledby="steps-heading" className="grid gap-3">
      <div className="relative -mx-5 -mt-1 grid h-52 content-end overflow-hidden text-on-photo @3xl:mx-0 @3xl:mt-0 @3xl:rounded-m">
        <LanternString count={steps.length} lit={done.length} className="absolute inset-0 size-full" />
        <div className="relative dusk px-5 pt-14 pb-4">
          <p className="text-s">{paymentCopy.information.missing.never.title}</p>
          <h2 id="steps-heading" className="font-display text-l tracking-mincho phrase num">
            {left.length === toDo ? copy.left(toDo) : copy.leftAndReview(toDo)}
          </h2>
        </div>
      </div>
      <Card space="none" className="divide-y divide-line">
        {done.length > 0 && (
          <ul className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-x-3 gap-y-1.5 px-4.5 py-3">
            {done.map(({ text }) => (
              <li key={text} className="flex min-h-7 items-center gap-2.5 text-s text-ink-2">
                <span className="grid size-6 shrink-0 place-items-center rounded-full bg-leaf-soft text-leaf">
                  <Icon name="check" size={15} label={controlCopy.done} />
                </span>
                <span className="phrase">{text}</span>
              </li>
            ))}
          </ul>
        )}
        <ol className="divide-y divide-line">
          {left.map((step, index) => (
            <OpenStep key={step.text} step={step} place={done.length + index + 1} />
          ))}
        </ol>
      </Card>
    </section>
  )
}

const rowStyle = 'flex min-h-13 items-center gap-3 px-4.5 py-1.5'

const numberStyle = {
  present: 'bg-lantern-soft text-lantern-ink inset-ring-[1.5px] inset-ring-lantern-ink',
  other: 'bg-sunken text-ink-2',
}

interface OpenStepProps {
  step: Step
  /** Place among all steps, from 1. */
  place: number
}

/** A step that is left. The plan, which this page is about, is the present one. */
function OpenStep({ step: { text, waiting, to }, place }: OpenStepProps) {
  const isPresent = to === '/payment_select'
  const row = (
    <>
      <span
        className={`grid size-6 shrink-0 place-items-center rounded-full text-s font-semibold num ${numberStyle[isPresent ? 'present' : 'other']}`}
      >
        {waiting ? <Icon name="clock" size={15} /> : place}
      </span>
      <span className="min-w-0 flex-1">
        {text}
        {to === null && <span className="block text-xs text-ink-3">{copy.afterPlan}</span>}
      </span>
      {isPresent && <Chip tone="amber">{copy.present}</Chip>}
      {to !== null && !isPresent && <Icon name="chevron-right" size={18} className="text-ink-3" />}
    </>
  )
  return (
    <li aria-current={isPresent ? 'step' : undefined}>
      {to === null ? (
        <div className={rowStyle}>{row}</div>
      ) : (
        <Link to={to} className={`hover:bg-wash active:bg-wash-press ${rowStyle}`}>
          {row}
        </Link>
      )}
    </li>
  )
}
