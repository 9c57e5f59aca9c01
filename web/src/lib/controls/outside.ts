/** Whether something happened outside of a place, also where a click has replaced what was clicked. */
export function outside(event: Event, place: Element): boolean {
  return !event.composedPath().includes(place);
}
