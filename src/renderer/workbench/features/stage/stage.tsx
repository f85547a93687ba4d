import { useAtomValue, useSetAtom } from 'jotai'
import { phoneNames } from '../../../../contract/rules/hosts.ts'
import { useCopy } from '../../hub/language.ts'
import { phoneInHandAtom, phonesAtom, phonesOnStageAtom } from '../../hub/phone-state.ts'
import { screenOf } from '../../hub/phones/phone-sizes.ts'
import { isPresentingAtom, presentedPhones, presentingViewAtom } from '../../hub/presenting.ts'
import { connectedAtom } from '../../hub/state.ts'
import { Slot } from '../../hub/window-features.tsx'
import { useBox } from '../../parts/use-box.ts'
import { useListener } from '../../parts/use-listener.ts'
import { stageCopy } from './copy.ts'
import { stageScales } from './fit-phones.ts'
import { Phone } from './phone.tsx'
import { StageTools } from './stage-tools.tsx'

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
  const fit = stageScales(
    seen.map((name) => screenOf(phones[name])),
    { width, height },
    isPresented,
  )
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
