/** The same looks as plain markup, for pages that the server sends ready: their behaviour is the page's own script. */
export { PlainButton, type PlainButtonProps } from './plain-button';
export { PlainField, type PlainFieldProps } from './plain-field';
