export async function readUserToken(given) {
    return typeof given === "function" ? given() : given;
}
//# sourceMappingURL=user-token.js.map