/** JSON for a `<script>`, with `<` escaped: no text can end the element. */
export const scriptJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');
