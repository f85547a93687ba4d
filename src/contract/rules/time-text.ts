/** '05': a number below 100 with two digits. */
export const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** 'H:mm', a time of day such as '3:00'. Pads only the minute (D-63). */
export const timeOfDay = (hour: number, minute: number): string => `${hour}:${twoDigits(minute)}`
