/** JSON for a `<script>` element. `<` is escaped, so that no text can end the element and begin another. */
export const scriptJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');
