import { chatCopy } from '../../../lib/copy/chat.ts'
import { changeDeviceSettings, useDeviceSettings } from '../../shared/device-settings.ts'

const copy = chatCopy.enter

/** What Enter does with a keyboard, and the way to have it otherwise. */
export function EnterChoice() {
  const { enterSends } = useDeviceSettings()
  return (
    <>
      {enterSends ? copy.sends : copy.breaks}
      <button
        type="button"
        className="hit-44 ms-2 rounded-s text-plum underline underline-offset-4"
        onClick={() => changeDeviceSettings({ enterSends: !enterSends })}
      >
        {enterSends ? copy.chooseBreak : copy.chooseSend}
      </button>
    </>
  )
}
