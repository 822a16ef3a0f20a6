/**
 * Tells whether an attempt with an unknown outcome may be repeated. A PATCH may, because it only
 * sets values.
 */
export function isRepeatable({ method, flags }) {
    return method !== "POST" || /[ih]/.test(flags);
}
//# sourceMappingURL=route.js.map