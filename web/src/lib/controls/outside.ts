/** Whether something happened outside of a place, also where a click has replaced what was clicked. */
export const outside = (event: Event, place: Element): boolean => !event.composedPath().includes(place);
