import { attempt } from '../../hub/control/attempt.ts'
import { control } from '../../hub/control/call-control.ts'
import { clockQuery } from '../../hub/control/clock-query.ts'
import { flash } from '../../hub/control/flash.ts'
import { cached, readAgain } from '../../hub/control/query-client.ts'
import { currentCopy } from '../../hub/language.ts'
import { worldCopy } from '../../hub/world/copy.ts'

/** Changes the clock and reads it again. Returns true on success. */
const changeClock = (change: () => Promise<unknown>): Promise<boolean> =>
  attempt(async () => {
    await change()
    await readAgain(clockQuery)
  })

/** Stops the running jump. Time stays at the instant it reached. */
export const stopJump = (): Promise<boolean> => changeClock(() => control.stopJump())

/** Stops the clock, or lets it run at a multiple of real time. */
export const setPace = (pace: 'frozen' | number): Promise<boolean> =>
  changeClock(() => control.moveClock(pace === 'frozen' ? { mode: 'frozen' } : { mode: 'running', speed: pace }))

export const togglePace = (): Promise<boolean> => setPace(cached(clockQuery)?.mode === 'running' ? 'frozen' : 1)

/** Switches the automatic acts of townspeople on or off. */
export const setTownActivity = (on: boolean): Promise<boolean> =>
  changeClock(async () => {
    const { played } = await control.changeTownActivity({ on })
    const { townIdle, townOn, townOff } = currentCopy(worldCopy)
    if (!on) flash(townOff)
    else flash(played === 0 ? townIdle : townOn)
  })
