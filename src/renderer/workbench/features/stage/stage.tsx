import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { phoneNames } from '../../../../contract/rules/hosts.ts'
import { IconButton } from '../../../ui/base/icon-button.tsx'
import { useCopy } from '../../hub/language.ts'
import { screenOf } from '../../hub/phones/phone-sizes.ts'
import { chooseQuiet } from '../../hub/phones/refresh-phones.ts'
import { Slot } from '../../hub/slot.tsx'
import {
  connectedAtom,
  isPresentingAtom,
  presentedPhones,
  presentingViewAtom,
  quietAtom,
  phoneCountAtom,
  phoneInHandAtom,
  phonesAtom,
  phonesOnStageAtom,
} from '../../hub/state.ts'
import { useBox } from '../../parts/use-box.ts'
import { useListener } from '../../parts/use-listener.ts'
import { stageCopy } from './copy.ts'
import { fitPhones } from './fit-phones.ts'
import { bezelPx, Phone } from './phone.tsx'
import { hasStrip, stripPx } from './status-strip.tsx'

/** Number of phones, the quiet switch, and the tools of other features. */
export function StageTools() {
  const words = useCopy(stageCopy)
  const [count, setCount] = useAtom(phoneCountAtom)
  const quiet = useAtomValue(quietAtom)
  return (
    <div className="absolute inset-x-0 bottom-2.5 mx-auto flex w-fit max-w-[calc(100%-1rem)] items-center gap-1 rounded-full bg-surface ps-3 pe-1 text-s shadow-1">
      <Slot slot="stageChip" />
      <label className="flex cursor-pointer items-center gap-2 whitespace-nowrap" title={words.quietText}>
        <input type="checkbox" checked={quiet} onChange={(event) => chooseQuiet(event.target.checked)} />
        {words.quietStage}
      </label>
      <span aria-hidden className="mx-1 h-4 border-s border-line max-lg:mx-0.5" />
      <IconButton
        icon="minus"
        label={words.fewer}
        size={34}
        disabled={count <= 1}
        onClick={() => setCount(count - 1)}
      />
      <span className="w-4 text-center num">{count}</span>
      <IconButton
        icon="plus"
        label={words.more}
        size={34}
        disabled={count >= phoneNames.length}
        onClick={() => setCount(count + 1)}
      />
      <span aria-hidden className="mx-1 h-4 border-s border-line max-lg:mx-0.5" />
      <Slot slot="stageTools" />
    </div>
  )
}

/**
 * Tracks the phone in use: its head, bar or page has the focus. A press inside a frame blurs this window, and only then
 * is the frame the active element.
 */
function usePhoneInHand(): void {
  const setPhone = useSetAtom(phoneInHandAtom)
  const look = () => {
    const box = document.activeElement?.closest('[data-phone]')
    const name = phoneNames.find((phone) => phone === box?.getAttribute('data-phone'))
    if (name) setPhone(name)
  }
  useListener('blur', look)
  useListener('focusin', look)
}

/** Space around the phones in CSS px: padding at the sides, gaps, and all above (messages, head, bar) and below. */
const usual = { paddingPx: 28, gapPx: 28, restPx: 78 + 34 + 56 + 6 }
/** Below this width in CSS px the bar of a phone takes a second line, so that the address stays readable (phone.tsx). */
const narrowPx = 336
const secondRowPx = 34
const presented = { paddingPx: 36, gapPx: 52, restPx: 36 + 8 + 20 + 72 }
const scales = { least: 0.4, most: 1 }
/** Maximum scale: on a large screen, phones are larger than life. */
const presentedScales = { least: 0.3, most: 2 }

/** The phones side by side, as large as they fit. If there are too many, the stage scrolls sideways. */
export function Stage() {
  usePhoneInHand()
  const words = useCopy(stageCopy)
  const { ref, width, height } = useBox<HTMLDivElement>()
  const phones = useAtomValue(phonesAtom)
  const all = useAtomValue(phonesOnStageAtom)
  const connected = useAtomValue(connectedAtom)
  const isPresented = useAtomValue(isPresentingAtom)
  const { shown } = useAtomValue(presentingViewAtom)
  const seen = isPresented ? presentedPhones(all, shown) : all
  const { paddingPx, gapPx, restPx } = isPresented ? presented : usual
  const sizes = seen.map((name) => {
    const screen = screenOf(phones[name])
    if (!isPresented) return screen
    const strip = hasStrip(screen) ? stripPx : 0
    return { width: screen.width + 2 * bezelPx, height: screen.height + 2 * bezelPx + strip }
  })
  const room = { width: width - 2 * paddingPx - gapPx * (seen.length - 1), height: height - restPx }
  const limits = isPresented ? presentedScales : scales
  const wide = fitPhones(sizes, room, limits)
  const isNarrow = !isPresented && sizes.some((size, index) => size.width * (wide[index] ?? 1) < narrowPx)
  const fit = isNarrow ? fitPhones(sizes, { ...room, height: room.height - secondRowPx }, limits) : wide
  /** The wheel reaches phones beyond the edge, unless the stage scrolls down, too. */
  const onWheel = ({ currentTarget, deltaY, deltaX }: React.WheelEvent<HTMLElement>) => {
    const { scrollHeight, clientHeight } = currentTarget
    if (deltaX === 0 && scrollHeight <= clientHeight) currentTarget.scrollLeft += deltaY
  }
  return (
    <main
      aria-label={words.label}
      className={`relative flex min-w-0 flex-1 ${isPresented ? 'presenting-ground' : 'bg-sunken'}`}
    >
      {isPresented && <Slot slot="stageCaption" />}
      <div ref={ref} onWheel={onWheel} className="flex min-w-0 flex-1 overflow-auto">
        <div className={`m-auto flex items-start ${isPresented ? 'gap-13 px-9 pt-5 pb-18' : 'gap-7 p-7 pt-10 pb-15'}`}>
          {width > 0 &&
            all.map((name) => (
              <Phone
                key={name}
                name={name}
                state={phones[name]}
                scale={fit[seen.indexOf(name)] ?? 1}
                isPresented={isPresented}
                isHidden={!seen.includes(name)}
              />
            ))}
        </div>
      </div>
      {!isPresented && <Slot slot="stageAside" />}
      {isPresented ? <Slot slot="stageFilm" /> : <StageTools />}
      {!connected && (
        <p
          role="alert"
          // Where it covers neither the tools nor a phone's name.
          className={`absolute inset-x-0 mx-auto w-fit rounded-full bg-alarm-soft px-4 py-1 text-s text-alarm ${isPresented ? 'bottom-3' : 'top-1.5'}`}
        >
          {words.offline}
        </p>
      )}
    </main>
  )
}
